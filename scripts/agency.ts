/**
 * `npm run agency -- <subject> <verb> [options]`: the agency's commands. Exit code 1 when a command failed, 2 when the command
 * line is invalid; then nothing was done.
 */
import './find-site.ts'
import { UsageError } from './agency/command.ts'
import { parseLine } from './agency/parse-line.ts'

function reject(text: string, help: string): number {
  console.error(`${text}\n\n${help}`)
  return 2
}

async function run(args: readonly string[]): Promise<number> {
  const parsed = await parseLine(args)
  if (parsed.kind === 'help') {
    console.log(parsed.text)
    return 0
  }
  if (parsed.kind === 'mistake') return reject(parsed.text, parsed.help)
  try {
    return (await parsed.verb.run(parsed.line)) ?? 0
  } catch (error) {
    if (error instanceof UsageError) return reject(error.message, parsed.help)
    throw error
  }
}

process.exitCode = await run(process.argv.slice(2))
