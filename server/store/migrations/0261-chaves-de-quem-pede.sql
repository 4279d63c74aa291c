-- Who sends a request with a credential, however often it is exchanged: the account that asks for tokens, or the first
-- credential of which this one is the successor.
create index credencial_por_sucessora on credencial (cliente_id, sucessora_id) where sucessora_id is not null;
create function autor_da_credencial(numero bigint) returns text language sql stable
return (
  with recursive linhagem as (
    select id, conta_id from credencial where cliente_id = (select cliente_atual()) and id = numero
    union all
    select c.id, null from linhagem l join credencial c on c.sucessora_id = l.id
     where l.conta_id is null and c.cliente_id = (select cliente_atual()))
  select case when max(conta_id) is null then 'credencial ' || min(id) else 'conta ' || max(conta_id) end from linhagem);
-- Keys of requests belong to who sends them. Those from before belong to nobody ('') and are recognised by content alone.
alter table comando add autor text collate "C" not null default '';
alter table comando drop constraint comando_pkey;
alter table comando add primary key (cliente_id, chave, autor);
alter table idempotencia add autor text collate "C" not null default '';
alter table idempotencia drop constraint idempotencia_pkey;
alter table idempotencia add primary key (cliente_id, chave, autor);
