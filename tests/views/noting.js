// Notes what the views read of a state: which fields of which types, and which that no type has.
// `TYPES` is {type: {field: shape}}; a shape is a list of what may stand there: [{type}] or
// [{items}], empty for texts and numbers. It stands before this script.
window.noted = { read: new Set(), unknown: new Set() };
const proxies = new WeakMap();
const { parse, stringify } = JSON;
let isQuiet = false; // while something is compared as a whole

const isObject = (value) => typeof value === "object" && value !== null;
const fits = (value, { type }) => Object.keys(value).every((key) => key in TYPES[type]);

function wrap(value, shape) {
  if (!isObject(value) || !shape || shape.length === 0) return value;
  if (!proxies.has(value)) proxies.set(value, new Proxy(value, noting(value, shape)));
  return proxies.get(value);
}

function noting(value, shape) {
  if ("items" in shape[0]) return { get: (target, key) => wrap(target[key], shape[0].items) };
  const types = shape.filter((one) => fits(value, one)).map(({ type }) => type);
  const isKnown = (key) => shape.some(({ type }) => key in TYPES[type]);
  let copied = new Set(); // what a copy of the whole is about to take: that is no reading
  return {
    get(target, key) {
      if (typeof key === "symbol" || isQuiet) return target[key];
      if (!isKnown(key)) window.noted.unknown.add(`${types.join(" or ")}.${key}`);
      const isCopied = copied.delete(key);
      if (!isCopied) copied.clear();
      const having = types.filter((type) => key in TYPES[type]);
      if (!isCopied) having.forEach((type) => window.noted.read.add(`${type}.${key}`));
      return wrap(target[key], TYPES[having[0]]?.[key]);
    },
    ownKeys(target) {
      if (!isQuiet) copied = new Set(Object.keys(target));
      return Reflect.ownKeys(target);
    },
  };
}

JSON.parse = (text, ...more) => {
  const value = parse(text, ...more);
  return isObject(value) && ROOTS[value.view] ? wrap(value, ROOTS[value.view]) : value;
};
JSON.stringify = (...all) => {
  isQuiet = true;
  try {
    return stringify(...all);
  } finally {
    isQuiet = false;
  }
};
