"""What a host needs: logs, figures, checks."""
