-- What belongs to a contract is part of it: when a part changes, the contract has changed. Its moment moves, so
-- that who asks by period sees it, and with the row its stored document falls (esquecer_o_proprio). The row is
-- written in any case, not only where a document is seen: whoever builds one at the same time holds the row,
-- and the change waits for it.
--
-- Who includes contracts of the past together with their parts, in one transaction, sets vinculo.historico: they
-- keep the moments they come with.
create function tocar_contratos(clientes integer[], contratos bigint[]) returns void language plpgsql as $$
begin
  if current_setting('vinculo.historico', true) = 'S' then
    update contrato c set documento = null from unnest(clientes, contratos) p(cliente, contrato)
     where c.cliente_id = p.cliente and c.id = p.contrato and c.documento is not null;
    return;
  end if;
  -- In the order of their numbers, so that two who touch the same never wait for each other.
  perform from contrato c join unnest(clientes, contratos) p(cliente, contrato)
      on c.cliente_id = p.cliente and c.id = p.contrato
    order by c.cliente_id, c.id for no key update of c;
  update contrato c set atualizacao = greatest(now(), c.atualizacao) from unnest(clientes, contratos) p(cliente, contrato)
   where c.cliente_id = p.cliente and c.id = p.contrato;
end $$;

-- contrato: SQL for the contract of a row, whose alias stands for %1$s. colunas: what the contract shows of it.
create procedure acompanhar_parte(tabela regclass, contrato text, colunas text[]) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela);
  tocar text := 'perform tocar_contratos(array_agg(p.cliente_id), array_agg(p.contrato))
        from (select distinct cliente_id, contrato from (%s) q where contrato is not null) p having count(*) > 0;';
  de_novo text := format('select n.cliente_id, %s as contrato from novo n', format(contrato, 'n'));
  de_velho text := format('select v.cliente_id, %s as contrato from velho v', format(contrato, 'v'));
  mudou text := (select format('(%s) is distinct from (%s)', string_agg(format('n.%I', c), ', '),
                               string_agg(format('v.%I', c), ', ')) from unnest(colunas) c);
begin
  execute format('create function tocar_ao_insert_%s() returns trigger language plpgsql as $b$ begin %s return null; end $b$',
    nome, format(tocar, de_novo));
  execute format('create function tocar_ao_delete_%s() returns trigger language plpgsql as $b$ begin %s return null; end $b$',
    nome, format(tocar, de_velho));
  execute format('create function tocar_ao_update_%s() returns trigger language plpgsql set enable_nestloop = off as $b$ begin %s return null; end $b$',
    nome, format(tocar, format(
      'select n.cliente_id, unnest(array[%1$s, %2$s]) as contrato from novo n
         join velho v on v.cliente_id = n.cliente_id and v.id = n.id where %3$s or %1$s <> %2$s',
      format(contrato, 'n'), format(contrato, 'v'), mudou)));
  execute format('create trigger tocar_ao_insert after insert on %s referencing new table as novo
    for each statement execute function tocar_ao_insert_%s()', tabela, nome);
  execute format('create trigger tocar_ao_delete after delete on %s referencing old table as velho
    for each statement execute function tocar_ao_delete_%s()', tabela, nome);
  execute format('create trigger tocar_ao_update after update on %s referencing old table as velho new table as novo
    for each statement execute function tocar_ao_update_%s()', tabela, nome);
end $$;

call acompanhar_parte('arquivo', '%1$s.contrato_id',
  '{nome,nome_fisico,atualizacao,prazo,situacao_assinatura,situacao}');
call acompanhar_parte('assinatura',
  '(select a.contrato_id from arquivo a where a.cliente_id = %1$s.cliente_id and a.id = %1$s.arquivo_id)',
  '{assinante,nome,email,envio,assinado,recusado,assinado_em}');
call acompanhar_parte('contrato_beneficio', '%1$s.contrato_id',
  '{beneficio,dias_uteis,valor,percentual,tipo,quantidade_diaria,usuario,inclusao}');
call acompanhar_parte('solicitacao', '%1$s.contrato_id', '{tipo,situacao,motivo,data,usuario,inclusao}');
call acompanhar_parte('parcela', '%1$s.contrato_id', '{parcela,data,valor_bolsa,tipo_taxa,usuario,inclusao}');
call acompanhar_parte('pendencia', '%1$s.contrato_id',
  '{tipo,situacao,prazo_entrega,entrega,parecer_estagiario,parecer_estagiario_em,parecer_concedente,parecer_concedente_em,parecer_professor,parecer_professor_em,validade,usuario,inclusao}');
call acompanhar_parte('contrato_historico', '%1$s.contrato_id', '{historico,inclusao,usuario}');
call acompanhar_parte('registro_atividade', '%1$s.contrato_id',
  '{realizacao,inicio,termino,atividades,situacao,aprovacao,inclusao}');
