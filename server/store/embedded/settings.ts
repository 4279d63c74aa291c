import { totalmem } from 'node:os'

export interface Reach {
  socket: string
  /** Part of the socket's name, and the port where one is opened. */
  port: number
  /** Whether programs on this machine may connect to the port. */
  listen: boolean
}

/** Command-line settings of the server. */
export function serverFlags({ socket, port, listen }: Reach): string[] {
  const sharedBuffers = Math.min(1024, Math.max(64, Math.floor(totalmem() / 2 ** 20 / 16)))
  const settings = {
    listen_addresses: listen ? '127.0.0.1' : '',
    port,
    // The setting is a list; quoting allows a comma in the path.
    unix_socket_directories: `"${socket.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
    password_encryption: 'scram-sha-256',
    max_connections: 100,
    shared_buffers: `${sharedBuffers}MB`,
    wal_buffers: '16MB',
    min_wal_size: '256MB',
    max_wal_size: '4GB',
    checkpoint_timeout: '15min',
    checkpoint_completion_target: 0.9,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    // Statements contain personal values, which must not appear in the server's log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
