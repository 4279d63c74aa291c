import { passwordOf } from './passwords.ts'

/** Login of a role at the embedded server. The server has to prove that it knows the password. */
export function addressOf(
  { socket, port }: { socket: string; port: number },
  superuserPassword: string,
  database: string,
  role: string,
): string {
  const password = encodeURIComponent(passwordOf(superuserPassword, role))
  return `postgres://${role}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(socket)}&require_auth=scram-sha-256`
}
