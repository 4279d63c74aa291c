/**
 * `Promise.all` that waits for every promise to settle before it throws, so that no statement runs on after
 * its transaction failed. Throws the first failure, because the others may follow from it.
 */
export async function together<T extends readonly unknown[]>(
  works: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<{ [K in keyof T]: T[K] }> {
  const failures: unknown[] = []
  const results = await Promise.all(
    works.map((work) =>
      work.catch((error: unknown) => {
        failures.push(error)
        return undefined as never
      }),
    ),
  )
  if (failures.length > 0) throw failures[0]
  return results as { [K in keyof T]: T[K] }
}
