-- migration: online, batches of 1000 rows of modelo
-- Templates of a document that could not be issued; no document was made from them.
delete from modelo m using batch b
 where m.cliente_id = b.cliente_id and m.id = b.id and m.tipo = 'Recibo';
