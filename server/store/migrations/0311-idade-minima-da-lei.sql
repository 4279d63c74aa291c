-- migration: transaction

-- Ages up to that of the law say nothing of their own. The table has one row per institution.
update cliente set idade_minima = null where idade_minima <= 16;
