import { writeFileSync } from 'node:fs';
import { findPostgres, startPostgres } from './commands/postgres.ts';
const programs = findPostgres();
if (programs) { const s = await startPostgres(programs); writeFileSync('/tmp/pgurl', s.url); console.log(s.url); process.on('SIGTERM', () => void s.stop().then(() => process.exit())); setInterval(() => {}, 1e6); }
