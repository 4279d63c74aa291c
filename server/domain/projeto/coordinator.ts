import type { Acting } from '../machine/bound.ts'

/** A professor who names nobody coordinates it. */
export const coordinatedBy = <T extends { professor?: number | null | undefined }>(
  told: T,
  { party }: Acting,
): T => (told.professor == null && party?.parte === 'professor' ? { ...told, professor: party.id } : told)
