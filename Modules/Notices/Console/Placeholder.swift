import Vocabulary
