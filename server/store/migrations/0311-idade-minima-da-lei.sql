-- migration: transaction

-- The age of the law says nothing of its own. The table has one row per institution.
update cliente set idade_minima = null where idade_minima = 16;
