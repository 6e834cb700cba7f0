// Class names are their own keys: tests look at roles and labels, not at styles.
const names = new Proxy({}, { get: (_target, key) => String(key) });

module.exports = { __esModule: true, default: names };
