import { totalmem } from 'node:os'

/** What the server is told when it starts. */
export function serverFlags(port: number): string[] {
  const sharedBuffers = Math.min(1024, Math.max(64, Math.floor(totalmem() / 2 ** 20 / 16)))
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
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
    // Statements carry personal values; they stay out of the server's own log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: 0,
    log_parameter_max_length_on_error: 0,
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
