import { runOperator } from './run-operator.ts';

process.exitCode = await runOperator(process.argv.slice(2), {
  environment: process.env,
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
