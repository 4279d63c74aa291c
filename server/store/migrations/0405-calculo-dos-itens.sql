-- migration: transaction

-- How the amount of an item was calculated when it was written; null for items of earlier versions.
alter table faturamento_item add column calculo json;
-- The calculation explains the other columns of the item and is no change of its own.
call auditar('faturamento_item', '{"calculo": null}');
