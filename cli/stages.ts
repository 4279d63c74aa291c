import { performance } from 'node:perf_hooks'
import { SingleBar } from 'cli-progress'
import type { Progress } from '../demo/progress.ts'
import type { Call } from './call.ts'

/** Shows each stage: a bar on a terminal, elsewhere a line at its end. */
export class Stages {
  #stage: string | undefined
  #bar: SingleBar | undefined
  #began = 0
  readonly #call: Call

  constructor(call: Call) {
    this.#call = call
  }

  readonly show: Progress = (stage, done, total) => {
    const { errors } = this.#call.terminal
    if (stage !== this.#stage) {
      this.end()
      this.#stage = stage
      this.#began = performance.now()
      if (errors.isTTY) {
        this.#bar = new SingleBar({
          format: '{bar} {stage} {value}/{total}',
          stream: errors,
          hideCursor: true,
        })
        this.#bar.start(total, done, { stage })
      }
    }
    if (this.#bar) this.#bar.update(done)
    else if (done === total && total > 0)
      this.#call.warn(`${stage}: ${counted(total)} em ${this.#pace(total)}`)
  }

  /** Duration, and the rate where there are many. */
  #pace(done: number): string {
    const seconds = Math.max(0.001, (performance.now() - this.#began) / 1000)
    const rate = done < fewToPace ? '' : ` (${counted(Math.round(done / seconds))} por segundo)`
    return `${counted(Number(seconds.toFixed(1)))} s${rate}`
  }

  readonly end = () => {
    this.#bar?.stop()
    this.#bar = undefined
    this.#stage = undefined
  }
}

const fewToPace = 100
const counted = (number: number) => number.toLocaleString('pt-BR')
