/** A chunk of a provider, whatever it holds. */
export const chunk = (delta: object, more: object = {}) => ({
  send: { choices: [{ index: 0, delta, ...more }] },
});

/** A chunk that calls for a question, with arguments as they come. */
export const vraag = (args: unknown, more: object = {}) =>
  chunk({
    tool_calls: [{ index: 0, id: 'c', function: { name: 'vraag', arguments: args }, ...more }],
  });
