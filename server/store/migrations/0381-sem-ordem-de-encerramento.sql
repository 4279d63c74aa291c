-- migration: transaction
drop index contrato_em_ordem_de_encerramento;
