import { parameters } from '../../server/domain/secrets/parameters.ts'

/** Argon2 parameters of production. */
export const usual = { ...parameters }

/** Cheap parameters for this process: tests sign in often and rarely check hashing. */
export const easy = { memoryCost: 128, timeCost: 1, parallelism: 1 }
Object.assign(parameters, easy)

/** Runs work with the production parameters. */
export async function atUsualCost<T>(work: () => Promise<T>): Promise<T> {
  Object.assign(parameters, usual)
  try {
    return await work()
  } finally {
    Object.assign(parameters, easy)
  }
}
