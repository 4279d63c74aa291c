-- A payment leaves from the account of its file: one key says so, where two said that there is such a file and such an account.
alter table remessa add unique (cliente_id, id, conta_bancaria_id);
alter table remessa_item
  drop constraint remessa_item_cliente_id_remessa_id_fkey,
  drop constraint remessa_item_cliente_id_conta_bancaria_id_fkey,
  add foreign key (cliente_id, remessa_id, conta_bancaria_id) references remessa (cliente_id, id, conta_bancaria_id);
