-- The orders of the lists of what belongs to contracts, which may be long.
call ordenar('arquivo', 'nome', 'nome collate unicode');
call ordenar('arquivo', 'situacao', $$case situacao when 'Em Aprovação' then 1 when 'Aprovado' then 2 when 'Recusado' then 3 end$$);
call ordenar('arquivo', 'prazo', 'prazo', true);
call ordenar('solicitacao', 'situacao', $$case situacao when 'Em elaboração' then 1 when 'Incluída' then 2 when 'Atendida' then 3 when 'Cancelada' then 4 end$$);
call ordenar('pendencia', 'situacao', $$case situacao when 'Pendente' then 1 when 'Entregue' then 2 when 'Em aprovação' then 3 when 'Aprovado' then 4 when 'Cancelado' then 5 end$$);
call ordenar('pendencia', 'prazo_entrega', 'prazo_entrega', true);
call ordenar('registro_atividade', 'situacao', $$case situacao when 'Incluída' then 1 when 'Enviada' then 2 when 'Devolvida' then 3 when 'Aprovada' then 4 end$$);
call ordenar('registro_atividade', 'inicio', 'inicio', true);
-- Files that nobody was asked to sign are first among the states of signing, and in no list of signatures.
create index arquivo_em_ordem_de_situacao_assinatura on arquivo (cliente_id, (case situacao_assinatura when 'Não enviado' then 1 when 'Aguardando Assinatura' then 2 when 'Solução Pendente' then 3 when 'Vencido' then 4 when 'Finalizado' then 5 when 'Cancelado' then 6 end), id)
  where situacao_assinatura <> 'Não enviado';
-- A contract that names no unit is of that of its course.
create index contrato_por_curso on contrato (cliente_id, curso_id);
