-- The state of an employee follows from their periods alone: who has only their number need not have the row.
create function situacao_colaborador(cliente integer, colaborador bigint, dia date) returns text language sql stable
return (select case when p.inicio > dia then 'Admissão futura' when p.id is null or deixou(p, dia) then 'Desligado'
                    when p.saida is null then 'Ativo' else 'Saída programada' end
          from (select) um left join colaborador_contrato p on p.cliente_id = cliente and p.colaborador_id = colaborador
           and p.id = periodo_em(cliente, colaborador, dia));
create or replace function situacao_colaborador(c colaborador, dia date) returns text language sql stable
return situacao_colaborador(c.cliente_id, c.id, dia);
