/** Nothing, under whatever name. */
export default new Proxy({}, { get: () => () => null });
