import { runLedger } from './run.ts';

process.exitCode = await runLedger(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
