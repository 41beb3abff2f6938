"""Games as packages outside of ours, which tests install into a folder of their own (`support.plugins`)."""
