/** OWASP's first choice for argon2id. After a change, hashes are renewed at sign-in. */
export const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
