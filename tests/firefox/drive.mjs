// Drives Firefox over every page of the book: each figure comes alive, one of each kind is
// used, and no page says a word on the console.
// node drive.mjs PUPPETEER FIREFOX ADDRESS

const [, , puppeteerHome, firefox, address] = process.argv;
const { default: puppeteer } = await import(
  `${puppeteerHome}/lib/esm/puppeteer/puppeteer-core.js`
);

const PYTHON = { timeout: 60_000 };
const SOON = { timeout: 5000 }; // ms
const USES = {
  async replay(page, figure) {
    const before = await figure.$eval(".eu-step", (node) => node.textContent);
    await (await figure.$('[aria-label="Next"], .eu-controls button:nth-of-type(3)')).click();
    await changed(page, figure, ".eu-step", before);
  },
  async quiz(page, figure) {
    const says = () => figure.$eval(".eu-answer [role=status]", (node) => node.textContent);
    const press = (chosen, n) =>
      figure.$$eval(chosen, (nodes, place) => nodes[place]?.click(), n);
    for (let n = 0; n < 6 && !(await says()); n += 1) {
      await press(".eu-pick", n); // some ask for one, some for several in order
      if (!(await says())) await press(".eu-acts [data-main]", 0);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    if (!(await says())) throw new Error("a quiz says nothing to an answer");
  },
  async ranking(page, figure) {
    const radios = await figure.$$('input[type="radio"]');
    const before = await figure.evaluate((node) => node.textContent);
    await radios.at(-1).evaluate((node) => node.click());
    await page.waitForFunction((node, old) => node.textContent !== old, SOON, figure, before);
  },
};
USES.variants = USES.ranking;
// Python in the page, where the site has it.
USES.try = async (page, figure) => {
  const hand = await figure.$('input[name="hand"]');
  if (await hand.evaluate((box) => box.readOnly)) return;
  await hand.evaluate((box) => { box.value = "Jd 9d"; });
  await figure.$eval('button[type="submit"]', (button) => button.click());
  const told = (node) => node.querySelectorAll(".eu-tries li").length === 2;
  await page.waitForFunction(told, PYTHON, figure);
};
USES.review = async (page, figure) => {
  await figure.$eval("h2, h3", (node) => node.textContent);
};

async function changed(page, figure, selector, before) {
  const isNew = (node, chosen, old) => node.querySelector(chosen).textContent !== old;
  await page.waitForFunction(isNew, SOON, figure, selector, before);
}

async function chapters(page) {
  await page.goto(`${address}book/welcome.html`);
  const addresses = (links) => links.map(({ href }) => href.split("#")[0]);
  return [...new Set(await page.$$eval(".eb-contents a", addresses))];
}

/** Whether Firefox, too, keeps the book on the device. */
async function isKept(page) {
  return page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.keys()).some((name) => name.startsWith("euchre "));
  });
}

async function tryPage(page, href, used) {
  await page.goto(href);
  await page.waitForFunction(() =>
    [...document.querySelectorAll(".euchre > .eu-frame")].every((frame) => "live" in frame.dataset));
  for (const figure of await page.$$(".euchre[data-view]")) {
    const view = await figure.evaluate((node) => node.dataset.view);
    if (used.has(view)) continue;
    if (!(view in USES)) throw new Error(`no use is known for a figure of kind ${view}`);
    await USES[view](page, figure);
    used.add(view);
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (wide) throw new Error("is wider than the window");
}

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: firefox,
  protocol: "webDriverBiDi",
  headless: true,
});
console.log(await browser.version());
const page = await browser.newPage();
await page.setViewport({ width: 360, height: 740 });
const said = [];
page.on("console", (message) => said.push(`${page.url()}: ${message.text()}`));
page.on("pageerror", (error) => said.push(`${page.url()}: ${error.message}`));

const used = new Set();
let passed = 0;
let failed = 0;
for (const href of await chapters(page)) {
  try {
    await tryPage(page, href, used);
    passed += 1;
  } catch (error) {
    failed += 1;
    console.log(`${href}: ${error.message}`);
  }
}
if (await isKept(page)) passed += 1;
else failed += 1;
for (const line of said) console.log(line);
await browser.close();
console.log(`Figures used: ${[...used].sort().join(", ")}`);
console.log(`${passed} passed, ${failed + said.length} failed`);
process.exitCode = failed + said.length > 0 ? 1 : 0;
