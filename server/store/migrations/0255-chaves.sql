-- A check value for each encryption key in use: a process that cannot verify all of them has other keys and must not start.
-- The number 0 stands for the key of digests, which seals nothing and never rotates.
create table chave (
  numero integer primary key check (numero between 0 and 255),
  -- HMAC of a constant: tells two keys with the same number apart, and nothing else about them.
  impressao bytea not null,
  -- The same constant, sealed.
  selo bytea,
  inclusao timestamptz not null default now(),
  check ((numero = 0) = (selo is null))
);
-- Only starts and the operator's commands look at it, as the owner.
revoke all on chave from vinculo_app;
