-- One open termination request per contract number, whichever of the contract's sequences it stands on.

alter table solicitacao add contrato_numero bigint;

create function numerar_solicitacao() returns trigger language plpgsql as $$
begin
  new.contrato_numero := (select numero from contrato where cliente_id = new.cliente_id and id = new.contrato_id);
  return new;
end $$;

-- A number that nobody sees is no change: neither of the contracts nor for the audit trail.
alter table solicitacao disable trigger user;
do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update solicitacao s set contrato_numero = c.numero from contrato c
     where c.cliente_id = s.cliente_id and c.id = s.contrato_id;
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table solicitacao enable trigger user;

-- Of several that are open the oldest stays.
do $$
declare
  atual integer;
begin
  perform set_config('vinculo.operacao', 'migrate', true);
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update solicitacao s set situacao = 'Cancelada'
     where s.tipo = 'Rescisão' and s.situacao in ('Em elaboração', 'Incluída')
       and exists (select from solicitacao o where o.cliente_id = s.cliente_id and o.contrato_numero = s.contrato_numero
         and o.tipo = 'Rescisão' and o.situacao in ('Em elaboração', 'Incluída') and o.id < s.id);
  end loop;
  perform set_config('vinculo.cliente', '', true);
  perform set_config('vinculo.operacao', '', true);
end $$;

alter table solicitacao alter contrato_numero set not null;
create trigger numerar before insert or update of contrato_id on solicitacao
  for each row execute function numerar_solicitacao();
create unique index solicitacao_rescisao_aberta on solicitacao (cliente_id, contrato_numero)
  where tipo = 'Rescisão' and situacao in ('Em elaboração', 'Incluída');
call auditar('solicitacao', '{"contrato_numero": null}');
