"""Tables: how they are agreed on, made, entered and ended; who may do what there."""
