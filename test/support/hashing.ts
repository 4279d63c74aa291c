import { parameters } from '../../server/domain/secrets/parameters.ts'

/** What a hash costs where people use the program. */
export const usual = { ...parameters }

/** Those of the servers of this process cost next to nothing: people sign in here far more often than hashing is looked at. */
export const easy = { memoryCost: 128, timeCost: 1, parallelism: 1 }
Object.assign(parameters, easy)

/** Does something where a hash costs what it does to people. */
export async function atUsualCost<T>(work: () => Promise<T>): Promise<T> {
  Object.assign(parameters, usual)
  try {
    return await work()
  } finally {
    Object.assign(parameters, easy)
  }
}
