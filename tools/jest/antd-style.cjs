/** In place of the styles of antd's components: tests look at roles and labels, not at looks. */
const noStyle = () => ['', ''];
module.exports = new Proxy(
  {},
  { get: (_target, name) => (name === '__esModule' ? true : noStyle) },
);
