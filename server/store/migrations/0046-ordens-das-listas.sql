-- The index of an order of a list, in the form in which pages ask for it: of one client, by the expression, then by
-- number. Rows without a value come last in either direction, which takes an index for each.
create procedure ordenar(tabela regclass, ordem text, expressao text, vazios boolean default false) language plpgsql as $$
declare
  nome text := (select relname from pg_class where oid = tabela) || '_em_ordem_de_' || ordem;
begin
  execute format('create index %I on %s (cliente_id, (%s), id)', nome, tabela, expressao);
  if vazios then
    execute format('create index %I on %s (cliente_id, (%s) desc nulls last, id desc)', nome || '_desc', tabela, expressao);
  end if;
end $$;

call ordenar('vaga', 'titulo', 'titulo collate unicode');
call ordenar('vaga', 'situacao', $$case situacao when 'Em aprovação' then 1 when 'Aberta' then 2 when 'Suspensa' then 3 when 'Reprovada' then 4 when 'Encerrada' then 5 when 'Cancelada' then 6 end$$);
call ordenar('vaga', 'fim_inscricao', 'fim_inscricao');
call ordenar('convenio', 'convenio', 'convenio collate unicode');
call ordenar('convenio', 'situacao', $$case situacao when 'Em elaboração' then 1 when 'Aguardando assinatura' then 2 when 'Vigente' then 3 when 'Vencido' then 4 when 'Encerrado' then 5 when 'Cancelado' then 6 end$$);
call ordenar('convenio', 'termino', 'termino', true);
