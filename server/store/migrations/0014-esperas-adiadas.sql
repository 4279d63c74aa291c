-- A record that waits and met a technical failure is tried again later, not only when its wait is over.
alter table espera add nao_antes timestamptz not null default '-infinity';
comment on column espera.nao_antes is 'Not tried before then';
