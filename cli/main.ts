import { readEnvironment } from '../server/config/env.ts'
import { run } from './run.ts'

const { stdin: input, stdout: output, stderr: errors } = process
const code = await run(process.argv.slice(2), readEnvironment(), { input, output, errors })
// After success a started role keeps running.
if (code !== 0) process.exit(code)
