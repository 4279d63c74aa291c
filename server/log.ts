import pino, { type Logger } from 'pino'

export interface LogStream {
  write: (line: string) => void
}

const levels: Readonly<Record<number, { name: string; colour: number }>> = {
  10: { name: 'detalhe', colour: 90 },
  20: { name: 'depuração', colour: 90 },
  30: { name: 'info', colour: 36 },
  40: { name: 'aviso', colour: 33 },
  50: { name: 'erro', colour: 31 },
  60: { name: 'fatal', colour: 31 },
}

/** Formats a log line for a terminal: time of day, level, message, and details as name=value. */
export function readableLine(json: string, colours: boolean): string {
  const { level, time, msg, ...rest } = JSON.parse(json) as Record<string, unknown>
  const { name, colour } = levels[Number(level)] ?? { name: String(level), colour: 0 }
  const paint = (code: number, text: string) => (colours ? `\u001b[${code}m${text}\u001b[0m` : text)
  const clock = new Date(Number(time)).toTimeString().slice(0, 8)
  const details = Object.entries(rest).map(([key, value]) => `${paint(90, `${key}=`)}${shown(value)}`)
  return `${[paint(90, clock), paint(colour, name.padEnd(9)), String(msg ?? ''), ...details].join(' ')}\n`
}

/** Plain words are shown without quotes. JSON escapes control characters that could act on a terminal. */
const shown = (value: unknown): string =>
  typeof value === 'string' && /^[\w./:@+-]+$/.test(value) ? value : JSON.stringify(value)

/** JSON lines, or readable lines when stdout is a terminal. */
export function openLog(level: string, stream?: LogStream): Logger {
  const options = { level, base: null }
  if (stream) return pino(options, stream)
  const { stdout } = process
  if (!stdout.isTTY) return pino(options)
  const colours = stdout.hasColors()
  return pino(options, { write: (line: string) => void stdout.write(readableLine(line, colours)) })
}
