/** The stylesheet of the sandbox's pages: Kengetal's quiet look, in the system's own font. */
export const STYLESHEET = `
:root {
  color-scheme: light;
  --canvas: #f6f5f2; --surface: #fff; --line: #e5e3dd; --strong-line: #cfcbc2; --mark: #8b8880; --hover: #f0eee9;
  --text: #1b1f22; --second: #565d62; --accent: #0b6468; --accent-tint: #e3f0ef;
  --unfavourable: #b23a2e; --attention: #8a5a00; --attention-tint: #f8f0dc;
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 48px 16px; background: var(--canvas); color: var(--text);
  font: 14px/20px system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
}
main {
  max-width: 408px; margin: 0 auto; padding: 24px;
  background: var(--surface); border: 1px solid var(--line); border-radius: 8px;
}
h2 { margin: 16px 0 4px; font-size: 14px; font-weight: 600; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
main:has(iframe) { max-width: 680px; }
iframe { width: 100%; height: 560px; border: 1px solid var(--line); border-radius: 6px; }
.links { margin: 0; padding-left: 16px; overflow-wrap: anywhere; }
a.account { color: inherit; text-decoration: none; }
a.account:hover { background: var(--hover); }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; letter-spacing: -0.01em; }
p { margin: 4px 0 0; }
a { color: var(--accent); }
.second { color: var(--second); }
.note {
  margin: 16px 0; padding: 8px 12px; border-radius: 6px;
  background: var(--attention-tint); color: var(--attention); font-size: 13px;
}
.accounts { list-style: none; margin: 0 0 16px; padding: 0; border-top: 1px solid var(--line); }
.accounts li { border-bottom: 1px solid var(--line); }
button, input { font: inherit; color: inherit; height: 44px; border-radius: 6px; }
button { cursor: pointer; padding: 0 16px; border: 1px solid var(--strong-line); background: var(--surface); }
button:hover { background: var(--hover); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.account {
  display: flex; align-items: center; gap: 12px; width: 100%; height: auto; padding: 12px 8px;
  border: 0; text-align: left; overflow-wrap: anywhere;
}
.account .name { display: block; font-weight: 600; }
.initials {
  flex: none; width: 36px; height: 36px; border-radius: 50%; line-height: 36px; text-align: center;
  background: var(--accent-tint); color: var(--accent); font-size: 13px; font-weight: 600;
}
.other { margin: 16px 0; }
label { display: block; margin-bottom: 4px; font-size: 13px; color: var(--second); }
.row { display: flex; gap: 8px; }
input { flex: 1; min-width: 0; padding: 0 12px; border: 1px solid var(--mark); background: var(--surface); }
input[aria-invalid] { border-color: var(--unfavourable); }
.error { color: var(--unfavourable); font-size: 13px; }
.primary { border-color: var(--accent); background: var(--accent); color: #fff; font-weight: 600; }
.primary:hover { background: #08494c; }
.quiet { width: 100%; }
`;
