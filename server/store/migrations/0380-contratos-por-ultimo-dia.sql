-- migration: online
create index concurrently if not exists contrato_em_ordem_de_ultimo_dia on contrato (cliente_id, (least(encerramento, rescisao)), id);
