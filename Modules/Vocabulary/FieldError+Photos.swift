extension FieldError {
    /// The field of a picture in a form, counted from 0 as lists are on the wire: `photos.0`.
    public static func photoField(_ index: Int) -> String { "photos.\(index)" }

    /// What is wrong with the list of pictures that a form names: that it is longer than `most`, and each
    /// picture that it has before. What the pictures are, only their own domain knows.
    public static func photos(_ photos: [PictureID], atMost most: Int) -> [FieldError] {
        var fieldErrors: [FieldError] = []
        if photos.count > most {
            fieldErrors.append(FieldError("photos", .outOfRange(minimum: 0, maximum: Int64(most))))
        }
        var seen: Set<PictureID> = []
        for (index, photo) in photos.enumerated() where !seen.insert(photo).inserted {
            fieldErrors.append(FieldError(photoField(index), .repeated))
        }
        return fieldErrors
    }
}
