import { Stack } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { layoutOf, lineHeight } from '../../catalogue/machines/layout.ts'
import type { Machine } from '../../catalogue/machines/machine.ts'
import type { Action, HistoryEntry } from '../../client/types.ts'
import { moment } from '../derive/format.ts'
import { arrowStanding, type StateStanding, statesStanding } from '../derive/standing.ts'
import { recordText } from '../text/record.ts'
import { say } from '../text/say.ts'
import { StateBadge } from '../ui/StateBadge.tsx'
import classes from './Diagram.module.css'

interface Props {
  machine: Machine
  now: string
  history: readonly HistoryEntry[]
  actions: readonly Action[]
}

/** Diagram of a record's machine, with a list for screen readers. */
export function Diagram({ machine, now, history, actions }: Props) {
  const standing = statesStanding(machine, now, history, actions)
  return (
    <Stack gap="sm">
      <Drawing {...{ machine, now, actions, standing }} />
      <ol className={classes.states} aria-label={recordText.machine}>
        {standing.map((one) => (
          <li key={one.state} data-place={one.place} aria-current={one.place === 'now' ? 'step' : undefined}>
            <StateBadge machine={machine} state={one.state} />
            <span>{wordsOf(one, machine)}</span>
          </li>
        ))}
      </ol>
    </Stack>
  )
}

function wordsOf({ state, place, since }: StateStanding, { states }: Machine): string {
  const when = since ? recordText.since(moment(since)) : ''
  const where = place === 'now' ? recordText.now : ''
  return [[where, when].filter(Boolean).join(' '), states[state] ? say(states[state].text) : '']
    .filter(Boolean)
    .join('. ')
}

type DrawingProps = Omit<Props, 'history'> & { standing: readonly StateStanding[] }

function Drawing({ machine, now, actions, standing }: DrawingProps) {
  const { width, height, boxes, arrows } = layoutOf(machine, say)
  const places = new Map(standing.map(({ state, place }) => [state, place]))
  const frame = useRef<HTMLElement>(null)
  const here = boxes.find(({ state }) => state === now)?.x ?? 0
  useEffect(() => {
    // Scrolls the current state into view.
    if (frame.current) frame.current.scrollLeft = here - 40
  }, [here])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable diagram must be reachable by keyboard
    <section ref={frame} className={classes.frame} aria-label={recordText.machineText} tabIndex={0}>
      <svg viewBox={`0 0 ${width} ${height}`} style={{ inlineSize: width }} aria-hidden="true">
        <defs>
          <marker
            id="ponta"
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerUnits="userSpaceOnUse"
            markerWidth="9"
            markerHeight="9"
            orient="auto"
          >
            <path d="M0 0L8 4L0 8Z" fill="context-stroke" />
          </marker>
        </defs>
        {arrows.map((arrow) => (
          <g key={arrow.path} className={classes.arrow} data-standing={arrowStanding(arrow, now, actions)}>
            <path d={arrow.path} markerEnd="url(#ponta)" />
            <Words {...arrow.label} />
          </g>
        ))}
        {boxes.map(({ state, tone, lines, x, y, width, height }) => (
          <g key={state} className={classes.box} data-place={places.get(state)} data-tone={tone}>
            <rect {...{ x, y, width, height }} rx="6" />
            <Words lines={lines} x={x} y={y + (height - lines.length * lineHeight) / 2} width={width} />
          </g>
        ))}
      </svg>
    </section>
  )
}

function Words({ lines, x, y, width }: { lines: readonly string[]; x: number; y: number; width: number }) {
  return lines.map((line, at) => (
    <text key={line} x={x + width / 2} y={y + (at + 0.75) * lineHeight} textAnchor="middle">
      {line}
    </text>
  ))
}
