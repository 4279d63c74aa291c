-- A contract whose term nobody signed in time, and that nobody renewed, is given up on this day.
alter table contrato add cancela_em date;
create index contrato_por_cancelamento on contrato (cliente_id, situacao, cancela_em) where cancela_em is not null;
call versionar('contrato');
call auditar('contrato', '{"numero": "contrato", "documento": null, "versao": null}');

-- Those that wait already have the same time from now on.
alter table contrato disable trigger user;
do $$
declare
  atual integer;
begin
  for atual in select cliente_id from cliente loop
    perform set_config('vinculo.cliente', atual::text, true);
    update contrato c set cancela_em = hoje_do_cliente() + 30
     where c.situacao = 'Aguardando assinatura' and exists (select from arquivo a where a.cliente_id = c.cliente_id
       and a.contrato_id = c.id and a.situacao_assinatura = 'Vencido'
       and a.tipo in ('Termo de compromisso', 'Termo de monitoria', 'Termo aditivo'));
  end loop;
  perform set_config('vinculo.cliente', '', true);
end $$;
alter table contrato enable trigger user;
