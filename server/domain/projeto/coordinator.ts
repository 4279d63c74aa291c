import type { Acting } from '../machine/bound.ts'

/** A professor who names no coordinator becomes the coordinator. */
export const coordinatedBy = <T extends { professor?: number | null | undefined }>(
  told: T,
  { actor }: Acting,
): T =>
  told.professor == null && actor.kind === 'party' && actor.parte === 'professor'
    ? { ...told, professor: actor.id }
    : told
