-- The same for many at once: joined laterally, it becomes a part of the statement, where a function that gives one value is
-- begun anew for every row.
create function contas_do_favorecido(cliente integer, aluno bigint, pessoa bigint) returns table (dados bytea)
stable rows 1 language sql as $$
  select coalesce(
    (select v.dados from conta_favorecido v
      where v.cliente_id = cliente and v.aluno_id = aluno and v.situacao = 'Em vigor' order by v.id desc limit 1),
    (select v.dados from conta_favorecido v
      where v.cliente_id = cliente and v.pessoa_id = pessoa and v.situacao = 'Em vigor' order by v.id desc limit 1),
    (select a.dados_bancarios from aluno a where a.cliente_id = cliente and a.id = aluno),
    (select p.dados_bancarios from pessoa p where p.cliente_id = cliente and p.id = pessoa))
$$;

create or replace function conta_do_favorecido(cliente integer, aluno bigint, pessoa bigint) returns bytea stable language sql as $$
  select dados from contas_do_favorecido(cliente, aluno, pessoa)
$$;
