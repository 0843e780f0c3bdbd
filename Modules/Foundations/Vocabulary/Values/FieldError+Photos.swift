extension FieldError {
    /// The field of a picture in a form, counted from 0 as lists are on the wire: `photos.0`.
    public static func photoField(_ index: Int) -> String { "photos.\(index)" }

    /// The errors of a form's list of pictures: more than `most`, and each repeated picture. Only the
    /// pictures' own domain can check the pictures themselves.
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
