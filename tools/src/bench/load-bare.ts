import { readFile } from 'node:fs/promises';
import fastify from 'fastify';

// Answers every request with the bytes of a file and nothing else: what the framework itself takes.
const [file = '', type = ''] = process.argv.slice(2);
const answer = await readFile(file);
const app = fastify();
app.post('/v1/pages', (_request, reply) => reply.type(type).send(answer));
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
