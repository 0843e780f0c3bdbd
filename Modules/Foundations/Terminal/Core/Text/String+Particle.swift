extension String {
    /// The Korean word with the particle of a subject: `이메일이`, `분류가`. It goes by whether the last syllable
    /// ends with a consonant (the Unicode Standard, section 3.12, Hangul syllable decomposition).
    var withSubjectParticle: String {
        guard let last = unicodeScalars.last, (0xAC00...0xD7A3).contains(last.value) else {
            return self + "이(가)"
        }
        return self + ((last.value - 0xAC00) % 28 == 0 ? "가" : "이")
    }
}
