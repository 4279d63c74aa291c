/** What a hash costs today: OWASP's first choice for argon2id. Raising it renews hashes as people sign in. */
export const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
