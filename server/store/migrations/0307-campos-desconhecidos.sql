-- migration: transaction

-- Names in a batch that are no fields of its operation, at most twenty: [{"name": …, "records": …}].
alter table lote add column campos_desconhecidos jsonb;
