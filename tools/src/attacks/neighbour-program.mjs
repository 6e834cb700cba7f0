/* global AbortSignal, performance, setTimeout -- a process of its own */
// Another tenant: asks for its dashboard every 100 ms over a connection of its own, and counts each
// wait from when it should have asked, so that a question that had to queue is not flattered.
import { Agent, request } from 'node:http';

const EVERY_MS = 100;
const GIVE_UP_MS = 30_000;

/** The first answer; these books never change. */
let right;
let watch;

process.on('disconnect', () => process.exit());
process.on('message', ({ begin }) => {
  if (begin) watch = watching(begin);
  else watch.end().then((seen) => process.send(seen));
});

function watching(asked) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const began = performance.now();
  let until = Infinity;
  const ended = (async () => {
    const seen = { waits: [], wrong: [] };
    for (let due = began; due < until; due += EVERY_MS) {
      await pause(due - performance.now());
      const fault = await ask(asked, agent);
      seen.waits.push(performance.now() - due);
      if (fault) seen.wrong.push(fault);
    }
    agent.destroy();
    return seen;
  })();
  const end = () => {
    until = performance.now();
    return ended;
  };
  return { end };
}

/** Answers what was wrong; undefined for the right answer. */
function ask({ url, token, body }, agent) {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const asking = request(url, { method: 'POST', agent, headers, signal }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part) => (text += part));
      response.on('error', (error) => resolve(error.message));
      response.on('end', () => {
        if (response.statusCode !== 200) return resolve(`${response.statusCode} ${text}`);
        right ??= text;
        return resolve(text === right ? undefined : 'another answer than before');
      });
    });
    asking.on('error', (error) => resolve(error.message));
    asking.end(body);
  });
}

const pause = (ms) => new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));
