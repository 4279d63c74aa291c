-- A record waits for everything it misses at once, so that it is looked at again when all of that is there.

create table espera_referencia (
  cliente_id integer not null,
  lote_id bigint not null,
  sequencia integer not null,
  -- Kind of record and its key.
  alvo text collate "C" not null,
  codigo text collate "C" not null
);
create index espera_referencia_por_registro on espera_referencia (cliente_id, lote_id, sequencia);
create index espera_referencia_por_alvo on espera_referencia (cliente_id, alvo, codigo);
call proteger('espera_referencia');

do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    insert into espera_referencia (cliente_id, lote_id, sequencia, alvo, codigo)
      select cliente_id, lote_id, sequencia, alvo, codigo from espera where not pronta;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;

drop index espera_por_alvo, espera_prontas;
alter table espera drop alvo, drop codigo;
create index espera_prontas on espera (cliente_id, operacao, lote_id, sequencia) where pronta;
