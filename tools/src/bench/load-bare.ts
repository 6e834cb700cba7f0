import { readFile } from 'node:fs/promises';
import fastify from 'fastify';

// Answers every request with the bytes of a file, or with the object that they are written from,
// and nothing else: what the framework itself takes.
const [file = '', type = ''] = process.argv.slice(2);
const answer = await readFile(file);
const app = fastify();
const object: unknown = JSON.parse(answer.toString());
app.post('/bytes', (_request, reply) => reply.type(type).send(answer));
app.post('/object', (_request, reply) => reply.send(object));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
