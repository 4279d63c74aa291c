-- Corrects the reason that a movement says. The journal is never updated: the last entry of a movement is what it says.
create table movimento_retificacao (
  cliente_id integer not null,
  id bigint generated always as identity,
  movimento_id bigint not null,
  -- Null where the movement was to say none.
  motivo text,
  usuario text not null default coalesce(nullif(current_setting('vinculo.usuario', true), ''), 'sistema'),
  inclusao timestamptz not null default now(),
  primary key (cliente_id, id),
  foreign key (cliente_id, movimento_id) references movimento
);
create index movimento_retificacao_por_movimento on movimento_retificacao (cliente_id, movimento_id, id);
call proteger('movimento_retificacao');
call auditar('movimento_retificacao');
revoke update, delete on movimento_retificacao from vinculo_app;

-- What a movement says of why it was made: as it was booked, or as it was corrected last.
create function motivo_do_movimento(m movimento) returns text language sql stable
  begin atomic
    select coalesce((select r.motivo from movimento_retificacao r
      where r.cliente_id = m.cliente_id and r.movimento_id = m.id order by r.id desc limit 1),
      case when not exists (select from movimento_retificacao r
        where r.cliente_id = m.cliente_id and r.movimento_id = m.id) then m.motivo end);
  end;
