-- COPY takes a query, and no EXECUTE: this lets it copy the lines of a statement that its connection keeps prepared.
-- It runs in the name of whoever calls it, who could run the same by itself.
create function linhas_de(execucao text) returns setof text language plpgsql as $$
begin
  return query execute execucao;
end $$;
